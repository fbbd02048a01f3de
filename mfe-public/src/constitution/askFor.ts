/** Where one asks for a copy of what is not online: the contact form, with its subject filled in. */
export const askFor = (what: string) => `/contact?${new URLSearchParams({ subject: `Copy of ${what}` })}`
