/** An article: what it says, what it is not, and what to read next. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { ArrowLink, Badge, Loading, Masthead, Notice, SideCard } from '@access/kit'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ItemScene } from '../components/drawings/Scene.tsx'
import { buildListUrl } from '../components/list-page.ts'
import { getImageAltText, Picture } from '../components/Picture.tsx'
import styles from './ArticleScreen.module.css'
import { ClosingCall } from './ClosingCall.tsx'
import { GuideTools, RelatedJudgments, ReviewLine } from './GuideParts.tsx'
import { guideCategory } from './guide-category.ts'
import proseStyles from './Prose.module.css'
import { Prose } from './Prose.tsx'
import { PublicationDate } from './PublicationDate.tsx'
import { toSceneItem } from './post-scenes.ts'
import type { ArticleFragment, JudgmentsOfArticleFragment, RelatedPostFragment } from './posts.generated.ts'
import { findRelatedPosts, getReadingTime } from './related-posts.ts'

// Few articles have a letter.
const LetterTemplate = lazy(() => import(/* webpackChunkName: "letter" */ './LetterTemplate.tsx'))

type Judgments = NonNullable<JudgmentsOfArticleFragment['relatedJudgments']>

/** `posts` are those that it may lead on to, `judgments` those that matter to it. */
export function ArticlePage({
  article,
  posts,
  judgments = [],
}: {
  article: ArticleFragment
  posts: readonly RelatedPostFragment[]
  judgments?: Judgments
}) {
  const { title, slug, excerpt, category, publishDate, content, featuredImage, pictures } = article
  const { tags, topic, letterTemplate } = article
  const isGuide = category === guideCategory
  return (
    <article>
      <Masthead
        title={title}
        lead={excerpt ?? undefined}
        ancestors={[{ to: '/blog', text: 'Blog' }, ...(isGuide ? [guides] : [])]}
        meta={
          <>
            <Badge>{category}</Badge>
            {publishDate && <PublicationDate date={publishDate} />}
            <span>{getReadingTime(content)}</span>
            <ReviewLine review={article} />
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
          {isGuide && <GuideTools guide={article} />}
          <div className={isGuide ? proseStyles.guide : undefined}>
            <Prose text={content} pictures={pictures} />
          </div>
          {letterTemplate && (
            <Suspense fallback={<Loading />}>
              <LetterTemplate key={letterTemplate} template={letterTemplate} title={title} />
            </Suspense>
          )}
          <div className={styles.note}>
            <Notice>
              <p>
                This is general information and not advice about your case. Rules differ from place to place
                and change. Before you act, <Link to="/get-help">ask a lawyer</Link> about your own situation.
              </p>
            </Notice>
          </div>
          <TagLinks tags={tags ?? []} />
          <ClosingCall topic={topic} />
        </div>
        <ArticleAside article={article} posts={posts} judgments={judgments} />
      </div>
    </article>
  )
}

const guides = { to: '/know-your-rights', text: 'Know Your Rights' }

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
  judgments,
}: {
  article: ArticleFragment
  posts: readonly RelatedPostFragment[]
  judgments: Judgments
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
      <RelatedJudgments judgments={judgments} />
      <p>
        <ArrowLink isBack to="/blog">
          Back to Blog
        </ArrowLink>
      </p>
    </aside>
  )
}
