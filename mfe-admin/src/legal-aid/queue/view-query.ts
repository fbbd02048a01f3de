/** The query string of a view, without the page and the search. */

/** Normalizes the order of parameters, so that equal queries are equal strings. */
export function getViewQuery(queryString: string): string {
  const parameters = new URLSearchParams(queryString)
  parameters.delete('page')
  // What a link searched for may be a person's reference.
  parameters.delete('q')
  parameters.sort()
  return parameters.toString()
}
