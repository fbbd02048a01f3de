/** The visual parts every screen borrows. */
export {}
