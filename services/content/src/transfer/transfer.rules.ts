/** How much of a file of items is taken at once, for the page, the gateway and the service alike. */

/** In bytes. */
export const mostBytes = 50 * 1024 ** 2

export const tooLarge = 'This file is larger than 50 MB. Import it in several parts.'
