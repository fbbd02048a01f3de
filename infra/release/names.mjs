/** What is released on its own, as it is typed. */
export const remoteNames = ['mfe-public', 'mfe-get-help', 'mfe-admin']

/** Each has a schema; those that are live together are the supergraph. */
export const serviceNames = ['auth', 'content', 'requests']
