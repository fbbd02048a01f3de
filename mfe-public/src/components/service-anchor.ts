/** Where the details of a service begin on the page. */
export const getServiceAnchor = (id: string) => `service-${id}`

/** The way to it from other pages. */
export const buildServiceUrl = (id: string) => `/services#${getServiceAnchor(id)}`
