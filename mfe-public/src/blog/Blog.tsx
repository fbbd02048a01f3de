/** Every published article, with a way to find one. */
import { EmptyState, LinkButton, LoadFailed, Loading, Masthead, Page, useRetry } from '@access/kit'
import { Rss } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import { Chips } from '../Chips.tsx'
import { Finder, SearchField } from '../Finder.tsx'
import { useAddressFilters } from '../useAddressFilters.ts'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './Blog.module.css'
import { type ListedPost, postsDocument } from './documents.ts'
import { addressOf, categories, filterNames, found, type PostFilters } from './filters.ts'

const lead =
  'What the law says, what courts have decided and how people got through it, in words made for reading.'

const choices = [
  { value: '', label: 'All' },
  ...categories.map((category) => ({ value: category, label: category })),
]

const nothing: ListedPost[] = []
// An empty list names no type, and would not be asked for again when the first article is published.
const context = { additionalTypenames: ['BlogPost'] }

export default function Blog() {
  const asked = useQuery({ query: postsDocument, context })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)
  const { inAddress, typed, change, active } = useAddressFilters(filterNames)
  const all = data?.posts ?? nothing
  const posts = found(all, inAddress)

  return (
    <Page title="Blog & News" description={lead}>
      <Masthead title="Blog & News" here="Blog" lead={lead} />
      <div className="page section-end">
        <Finder name="Articles" to="/blog">
          <div className={styles.words}>
            <SearchField
              name="q"
              label="Search by title or excerpt"
              example="eviction"
              value={typed.q}
              onChange={(words) => change('q', words)}
            />
            <Kept filters={typed} />
          </div>
        </Finder>
        <div className={styles.categories}>
          <Chips
            name="Categories"
            choices={choices}
            chosen={inAddress.category}
            addressOf={(category) => addressOf({ ...typed, category })}
          />
        </div>
        <p className="found" role="status">
          {data && (
            <>
              <strong>{posts.length === 1 ? '1 article' : `${posts.length} articles`}</strong>
              {inAddress.tag && <span className="muted">tagged “{inAddress.tag}”</span>}
              {posts.length > 1 && <span className="muted">newest first</span>}
            </>
          )}
        </p>
        {inAddress.tag && (
          <p className={styles.untag}>
            <Link to={addressOf({ ...typed, tag: '' })}>Show articles with any tag</Link>
          </p>
        )}
        {fetching && !data && !retry.failed && <Loading />}
        {posts.length > 0 && (
          <div className={styles.articles}>
            {posts.map((post) => (
              <ArticleCard key={post.id} post={post} />
            ))}
          </div>
        )}
        {posts.length > 0 && (
          <p className={styles.feed}>
            <a href="/feeds/blog.xml">
              <Rss className="icon" aria-hidden="true" /> New articles in your feed reader
            </a>
          </p>
        )}
        {posts.length === 0 && (data || retry.failed) && (
          <EmptyState
            title="No Articles Found"
            text={active ? 'Try other words, or another category.' : undefined}
            action={
              active && (
                <LinkButton look="outline" to="/blog">
                  Show all articles
                </LinkButton>
              )
            }
          />
        )}
        {retry.failed && <LoadFailed {...retry} />}
      </div>
    </Page>
  )
}

/** What the form does not ask for stays as it is when it is sent without scripts. */
function Kept({ filters: { category, tag } }: { filters: PostFilters }) {
  return (
    <>
      {category && <input type="hidden" name="category" value={category} />}
      {tag && <input type="hidden" name="tag" value={tag} />}
    </>
  )
}
