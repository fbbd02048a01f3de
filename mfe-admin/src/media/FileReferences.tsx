/** The items that use a file, each as a link to its form. */
import { Link } from 'react-router-dom'
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
            {references.map((reference) => (
              <li key={reference.itemId}>
                <ReferenceLink {...reference} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryResult>
  )
}

/** A type without a screen here has no form to lead to. */
function ReferenceLink({ type, itemId, title }: FileReferencesQuery['references'][number]) {
  const screen = managedScreens[type]
  if (!screen) return title
  return (
    <>
      <Link to={getItemPath(screen.path, itemId)}>{title}</Link> ({screen.noun})
    </>
  )
}
