/** Where the details of a service begin on the page. */
export const getServiceAnchor = (id: string) => `service-${id}`
