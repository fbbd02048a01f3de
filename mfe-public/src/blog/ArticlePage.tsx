/** An article: what it says, what it is not, and what to read next. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { ArrowLink, Badge, Masthead, Notice, SideCard } from '@access/kit'
import { Link } from 'react-router-dom'
import { ItemScene } from '../components/drawings/Scene.tsx'
import { buildListUrl } from '../components/list-page.ts'
import { getImageAltText, Picture } from '../components/Picture.tsx'
import styles from './ArticleScreen.module.css'
import { ClosingCall } from './ClosingCall.tsx'
import { Prose } from './Prose.tsx'
import { PublicationDate } from './PublicationDate.tsx'
import { toSceneItem } from './post-scenes.ts'
import type { ArticleFragment, RelatedPostFragment } from './posts.generated.ts'
import { findRelatedPosts, getReadingTime } from './related-posts.ts'

/** `posts` are those that it may lead on to. */
export function ArticlePage({
  article,
  posts,
}: {
  article: ArticleFragment
  posts: readonly RelatedPostFragment[]
}) {
  const { title, slug, excerpt, category, publishDate, content, featuredImage, pictures, tags } = article
  return (
    <article>
      <Masthead
        title={title}
        lead={excerpt ?? undefined}
        ancestors={[{ to: '/blog', text: 'Blog' }]}
        meta={
          <>
            <Badge>{category}</Badge>
            {publishDate && <PublicationDate date={publishDate} />}
            <span>{getReadingTime(content)}</span>
          </>
        }
      />
      <div className="page">
        <div className={styles.plate}>
          <Picture
            src={findPictureUrl(featuredImage, pictures)}
            alt={getImageAltText(article)}
            fallback={<ItemScene item={toSceneItem({ slug, category })} />}
            isPriority
          />
        </div>
      </div>
      <div className={`page with-side section-end ${styles.body}`}>
        <div>
          <Prose text={content} pictures={pictures} />
          <div className={styles.note}>
            <Notice>
              <p>
                This is general information and not advice about your case. Rules differ from place to place
                and change. Before you act, <Link to="/get-help">ask a lawyer</Link> about your own situation.
              </p>
            </Notice>
          </div>
          <TagLinks tags={tags ?? []} />
          <ClosingCall />
        </div>
        <ArticleAside article={article} posts={posts} />
      </div>
    </article>
  )
}

function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={`tags ${styles.tags}`} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={`tag ${styles.tag}`} to={buildListUrl('/blog', { tag })}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ArticleAside({
  article,
  posts,
}: {
  article: ArticleFragment
  posts: readonly RelatedPostFragment[]
}) {
  const nextArticle = findRelatedPosts(article, posts)
  return (
    <aside className="side side-sticky" aria-label="Next steps">
      {nextArticle.length > 0 && (
        <SideCard title="Read next">
          <ul className="side-list">
            {nextArticle.map(({ id, slug, title }) => (
              <li key={id}>
                <Link to={`/blog/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </SideCard>
      )}
      <p>
        <ArrowLink isBack to="/blog">
          Back to Blog
        </ArrowLink>
      </p>
    </aside>
  )
}
