/** The items that use a file, each as a link to its form. */
import { Link } from '@access/kit'
import { QueryResult } from '../data/QueryResult.tsx'
import type { LiveQuery } from '../data/use-live-query.ts'
import { getItemPath } from '../management/definition/item-paths.ts'
import { managedScreens } from './managed-screens.ts'
import type { FileReferencesQuery } from './media.generated.ts'
import { mediaMessages } from './media.messages.ts'

export function FileReferences({ query }: { query: LiveQuery<FileReferencesQuery> }) {
  return (
    <QueryResult query={query}>
      {({ references }) =>
        references.length === 0 ? (
          <p>{mediaMessages.unused}</p>
        ) : (
          <ul aria-label="Items that use it">
            {references.map(({ type, itemId, title }) => (
              <li key={itemId}>
                <Link to={getItemPath(managedScreens[type]!.path, itemId)}>{title}</Link> (
                {managedScreens[type]!.noun})
              </li>
            ))}
          </ul>
        )
      }
    </QueryResult>
  )
}
