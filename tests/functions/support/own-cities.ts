import { takeOwnCities } from "./city-life.ts";

// Loaded before each test file, also where files share their modules.
takeOwnCities();
