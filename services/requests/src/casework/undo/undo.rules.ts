/** How long a change of a request may be undone. */

/** In seconds. The portal offers it that long; the service waits a little longer for what is on its way. */
export const undoSeconds = 10
