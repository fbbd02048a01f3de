/** The items that use a file, each as a link to its form. */
import { Link } from 'react-router-dom'
import { QueryResult } from '../data/QueryResult.tsx'
import type { LiveQuery } from '../data/use-live-query.ts'
import { getItemPath } from '../management/definition/item-paths.ts'
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

/** The screen of each content type that may show a file: its path, and what one of its items is called. */
const managedScreens: Readonly<Record<string, { path: string; noun: string }>> = {
  BlogPost: { path: 'blog', noun: 'blog post' },
  Case: { path: 'cases', noun: 'case' },
  ConstitutionVersion: { path: 'constitution', noun: 'constitution version' },
  Event: { path: 'events', noun: 'event' },
  Judgment: { path: 'judgments', noun: 'judgment' },
  LegalService: { path: 'services', noun: 'service' },
  RelatedDocument: { path: 'related-documents', noun: 'related document' },
  TeamMember: { path: 'team', noun: 'team member' },
}
