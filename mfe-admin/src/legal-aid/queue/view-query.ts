/** The query string of a view, without the page. */

/** Normalizes the order of parameters, so that equal queries are equal strings. */
export function getViewQuery(queryString: string): string {
  const parameters = new URLSearchParams(queryString)
  parameters.delete('page')
  parameters.sort()
  return parameters.toString()
}
