/** The size limit of import files, for the screen, the gateway and the service alike. */

/** In bytes. */
export const maxBytes = 50 * 1024 ** 2

export const tooLargeMessage = 'This file is larger than 50 MB. Import it in several parts.'
