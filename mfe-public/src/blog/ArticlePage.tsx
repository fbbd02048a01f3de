/** An article: what it says, what it is not, and what to read next. */
import { Badge, Go, LinkButton, longMoment, Masthead, Notice, SideCard } from '@access/kit'
import { Link } from 'react-router-dom'
import { alternativeText } from '../alternativeText.ts'
import { Picture } from '../Picture.tsx'
import styles from './ArticleScreen.module.css'
import type { Article, PostToRead } from './documents.ts'
import { addressOf } from './filters.ts'
import { PostPlate } from './PostPlate.tsx'
import { Prose } from './Prose.tsx'
import { readingTime } from './readingTime.ts'
import { related } from './related.ts'

/** `posts` are those that it may lead on to. */
export function ArticlePage({ article, posts }: { article: Article; posts: readonly PostToRead[] }) {
  const { title, slug, excerpt, category, publishDate, content, featuredImage, tags } = article
  return (
    <article>
      <Masthead
        title={title}
        lead={excerpt ?? undefined}
        trail={[{ to: '/blog', text: 'Blog' }]}
        meta={
          <>
            <Badge>{category}</Badge>
            {publishDate && <time dateTime={publishDate}>{longMoment(publishDate)}</time>}
            <span>{readingTime(content)}</span>
          </>
        }
      />
      <div className="page">
        <div className={styles.plate}>
          <Picture
            src={featuredImage}
            alt={alternativeText(article)}
            instead={<PostPlate category={category} slug={slug} />}
            first
          />
        </div>
      </div>
      <div className={`page with-side section-end ${styles.body}`}>
        <div>
          <Prose text={content} />
          <div className={styles.note}>
            <Notice>
              <p>
                This is general information and not advice about your case. Rules differ from place to place
                and change. Before you act, <Link to="/get-help">ask a lawyer</Link> about your own situation.
              </p>
            </Notice>
          </div>
          <TagLinks tags={tags ?? []} />
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
          <Link className={`tag ${styles.tag}`} to={addressOf({ tag })}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ArticleAside({ article, posts }: { article: Article; posts: readonly PostToRead[] }) {
  const next = related(article, posts)
  return (
    <aside className="side side-sticky" aria-label="Next steps">
      <SideCard title="Is this happening to you?" lit>
        <p>A person reads every request and answers within 48 hours. It is free.</p>
        <p className="row">
          <LinkButton to="/get-help">Request Legal Aid</LinkButton>
        </p>
      </SideCard>
      {next.length > 0 && (
        <SideCard title="Read next">
          <ul className="side-list">
            {next.map(({ id, slug, title }) => (
              <li key={id}>
                <Link to={`/blog/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </SideCard>
      )}
      <p>
        <Go back to="/blog">
          Back to Blog
        </Go>
      </p>
    </aside>
  )
}
