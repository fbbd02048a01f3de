/**
 * GraphQL's library refuses the types of another copy of itself: with two of them no operation is answered. A copy of the
 * project inside another one, or half an installation, has two.
 */
import { createRequire } from 'node:module'

/** Packages of the gateway that work on schemas. */
const users = ['@apollo/server', '@apollo/gateway', 'graphql-query-complexity']

/** Throws in words when one of them has another copy than the file with the URL `from`. */
export function assertOneGraphql(from: string = import.meta.url): void {
  const own = findCopy(from)
  for (const user of users) {
    const other = findCopy(createRequire(from).resolve(user))
    if (other !== own)
      throw new Error(
        `There are two copies of graphql, ${own} and, for ${user}, ${other}. Delete all folders node_modules of the project, and start again`,
      )
  }
}

/** The folder of the copy that a file gets. */
const findCopy = (file: string) =>
  createRequire(file)
    .resolve('graphql')
    .replace(/(.*[\\/]node_modules[\\/]graphql)[\\/].*/s, '$1')
