/** The newest articles: one leads, the others follow beside it. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { ArrowLink, SectionHeading } from '@access/kit'
import { PostCard } from '../blog/PostCard.tsx'
import type { PostSummaryFragment } from '../blog/posts.generated.ts'
import styles from './LatestPosts.module.css'

export function LatestPosts({
  text: { heading, lead },
  posts: [first, ...others],
}: {
  text: HomeContent['news']
  posts: readonly PostSummaryFragment[]
}) {
  if (!first) return null
  return (
    <section className="section section-continued page" aria-labelledby="news">
      <SectionHeading
        id="news"
        title={heading}
        lead={lead}
        action={<ArrowLink to="/blog">View All Articles</ArrowLink>}
      />
      <div className={others.length > 0 ? styles.posts : undefined}>
        <PostCard post={first} isLead />
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
