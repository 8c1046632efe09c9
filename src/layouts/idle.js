// Safari has no requestIdleCallback. setTimeout takes its options for a delay of 0.
self.requestIdleCallback ??= setTimeout;
