/** How to hear of new judgments: of all, or of those that a search finds. */

import { Mail, Rss } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from '../components/FollowLinks.module.css'
import { buildListUrl } from '../components/list-page.ts'

/** What a search of judgments is followed by: their order is always by date. */
export type FollowedSearch = Record<'q' | 'category' | 'court', string>

/** The address of the feed of a search, and of that of all without one. */
export const buildFeedUrl = ({ q, category, court }: FollowedSearch) =>
  buildListUrl('/feeds/judgments.xml', { q: q.trim(), category, court })

/** Leads to the feed of a search, and to its emails. */
export function FollowSearch({
  filters: { q, category, court },
  isSearch,
}: {
  filters: FollowedSearch
  isSearch: boolean
}) {
  // The order of a list is nothing that one follows.
  const search = { q: q.trim(), category, court }
  return (
    <p className={`no-print ${styles.follow}`}>
      <a href={buildFeedUrl(search)}>
        <Rss className="icon" aria-hidden="true" />{' '}
        {isSearch ? 'Follow this search in your feed reader' : 'New judgments in your feed reader'}
      </a>
      <Link to={buildListUrl('/judgments/follow', search)}>
        <Mail className="icon" aria-hidden="true" />{' '}
        {isSearch ? 'Follow this search by email' : 'New judgments by email'}
      </Link>
    </p>
  )
}
