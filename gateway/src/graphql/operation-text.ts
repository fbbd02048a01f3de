// The text of an operation without what GraphQL ignores. What was parsed is remembered, as many megabytes as its nodes
// have; its comments and blanks would stay with it uncounted, of one operation 4 MB.
import type { ApolloServerPlugin } from '@apollo/server'
import { Lexer, Source, stripIgnoredCharacters, TokenKind } from 'graphql'
import type { Context } from '../context/request-context.ts'
import { hashOperation, type PersistedOperations } from './persisted-operations.ts'
import { queryLimits } from './query-limits.ts'

/** Removes comments and blanks before an operation is parsed. Those of our own clients have next to none. */
export function removeIgnoredText({ find }: PersistedOperations): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request, contextValue }) {
      const { query } = request
      if (!query || contextValue.isRestCall || find(hashOperation(query)) !== undefined) return
      request.query = minifyOperation(query)
    },
  }
}

/** The text as it is when it is no GraphQL, or too much of it: its parser says so. */
function minifyOperation(text: string): string {
  try {
    const lexer = new Lexer(new Source(text))
    for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1)
      if (count > queryLimits.tokens) return text
    return stripIgnoredCharacters(text)
  } catch {
    return text
  }
}
