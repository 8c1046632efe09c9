// Safari has no requestIdleCallback.
self.requestIdleCallback ??= (work) => setTimeout(work);
