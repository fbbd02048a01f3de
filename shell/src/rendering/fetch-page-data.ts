/** On the server: what a page asks first, asked before it is rendered. */
import type { PageHandle } from '@access/kit'
import type { Client } from 'urql'

type RouteMatch = { route: { handle?: unknown }; params: Record<string, string | undefined> }

/**
 * Has a client answer what the page of a route asks first, so that the page finds it there. Resolves after `timeout`
 * milliseconds at the latest, and never fails: what is missing or wrong then, the page says itself.
 */
export async function fetchPageData(
  match: RouteMatch | undefined,
  { client, searchParams, timeout }: { client: Client; searchParams: URLSearchParams; timeout: number },
): Promise<void> {
  const handle = match?.route.handle as Partial<PageHandle> | undefined
  if (!match || !handle?.load) return
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout)
  })
  await Promise.race([fetchFirstQuery(handle.load, match.params, searchParams, client), late])
  clearTimeout(timer)
}

async function fetchFirstQuery(
  load: PageHandle['load'],
  params: RouteMatch['params'],
  searchParams: URLSearchParams,
  client: Client,
): Promise<void> {
  try {
    const { getPageQuery } = await load()
    const pageQuery = getPageQuery?.(params, searchParams)
    if (!pageQuery) return
    const { query, variables = {}, context } = pageQuery
    await client.query(query, variables, context).toPromise()
  } catch {
    // The page meets the same, and says so.
  }
}
