/** The newest articles: one leads, the others follow beside it. */
import { ArrowLink, SectionHeading } from '@access/kit'
import { PostCard } from '../blog/PostCard.tsx'
import type { PostSummaryFragment } from '../blog/posts.generated.ts'
import text from './home.json'
import styles from './LatestPosts.module.css'

export function LatestPosts({ posts: [first, ...others] }: { posts: readonly PostSummaryFragment[] }) {
  if (!first) return null
  return (
    <section className="section section-continued page" aria-labelledby="news">
      <SectionHeading
        id="news"
        title={text.news.heading}
        lead={text.news.lead}
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
