/** Every published article, with a way to find one. */
import { Masthead, Page, useScreenQuery } from '@access/kit'
import { Rss } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Chips } from '../components/Chips.tsx'
import { FilterForm, FiltersLabel, SearchField } from '../components/FilterForm.tsx'
import links from '../components/FollowLinks.module.css'
import { buildListUrl, getListPage, usePageNumber } from '../components/list-page.ts'
import { NarrowDisclosure } from '../components/NarrowDisclosure.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './Blog.module.css'
import { categories, filterNames, filterPosts, type PostFilters } from './post-filters.ts'
import { PostsDocument } from './posts.generated.ts'

const lead =
  'What the law says, what courts have decided and how people got through it, in words made for reading.'

const categoryOptions = [
  { value: '', label: 'All' },
  ...categories.map((category) => ({ value: category, label: category })),
]

// An empty list has no typename, and would not be fetched again when the first article is published.
const queryContext = { additionalTypenames: ['BlogPost'] }

export const getPageQuery = () => ({ query: PostsDocument, context: queryContext })

export default function Blog() {
  const query = useScreenQuery(getPageQuery())
  const { data } = query
  const urlFilters = useUrlFilters(filterNames)
  const { filters, fieldValues, isActive } = urlFilters
  const all = data?.posts ?? []
  const posts = filterPosts(all, filters)
  const listPage = getListPage(posts, usePageNumber())

  return (
    <Page title="Blog & News" description={lead}>
      <Masthead title="Blog & News" currentLabel="Blog" lead={lead} />
      <div className="page section-end">
        <FilterForm name="Articles" to="/blog">
          <div className={styles.words}>
            <SearchField filters={urlFilters} label="Search by title or excerpt" example="eviction" />
            <HiddenFilters filters={fieldValues} />
          </div>
        </FilterForm>
        <NarrowDisclosure
          className={styles.categories ?? ''}
          label={<FiltersLabel name="Category" selected={[filters.category || 'All']} />}
        >
          <Chips
            name="Categories"
            options={categoryOptions}
            selected={filters.category}
            buildUrl={(category) => buildListUrl('/blog', { ...fieldValues, category })}
          />
        </NarrowDisclosure>
        <PagedList
          query={query}
          list={data && listPage}
          count={posts.length === 1 ? '1 article' : `${posts.length} articles`}
          notes={[filters.tag && `tagged “${filters.tag}”`, posts.length > 1 && 'newest first']}
          buildUrl={(page) => buildListUrl('/blog', filters, page)}
          options={
            filters.tag && (
              <p className={styles.untag}>
                <Link to={buildListUrl('/blog', { ...fieldValues, tag: '' })}>
                  Show articles with any tag
                </Link>
              </p>
            )
          }
          empty={{
            title: 'No Articles Found',
            text: isActive ? 'Try other words, or another category.' : undefined,
            link: isActive && { to: '/blog', label: 'Show all articles' },
          }}
        >
          <div className={styles.articles}>
            {listPage.items.map((post, index) => (
              <ArticleCard key={post.id} post={post} before={listPage.items.slice(0, index)} />
            ))}
          </div>
        </PagedList>
        {posts.length > 0 && (
          <p className={links.follow}>
            <a href="/feeds/blog.xml">
              <Rss className="icon" aria-hidden="true" /> New articles in your feed reader
            </a>
          </p>
        )}
      </div>
    </Page>
  )
}

/** What the form does not ask for stays as it is when it is sent without scripts. */
function HiddenFilters({ filters: { category, tag } }: { filters: PostFilters }) {
  return (
    <>
      {category && <input type="hidden" name="category" value={category} />}
      {tag && <input type="hidden" name="tag" value={tag} />}
    </>
  )
}
