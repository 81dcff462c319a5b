import { takeOwnCities } from "./city-life.ts";

// Loaded before each test file, those too that share their modules with the file before.
takeOwnCities();
