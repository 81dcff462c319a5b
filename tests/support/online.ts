// A page under test is online, whatever network interfaces the machine has; a test of a page that is not says so itself.
Object.defineProperty(navigator, "onLine", { configurable: true, get: () => true });
