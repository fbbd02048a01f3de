/** The newest articles: one leads, the others follow beside it. */
import { Go, SectionHead } from '@access/kit'
import type { PostSummary } from '../blog/documents.ts'
import { PostCard } from '../blog/PostCard.tsx'
import text from './home.json'
import styles from './LatestPosts.module.css'

export function LatestPosts({ posts: [first, ...others] }: { posts: readonly PostSummary[] }) {
  if (!first) return null
  return (
    <section className="section section-continued page" aria-labelledby="news">
      <SectionHead
        id="news"
        title={text.news.heading}
        lead={text.news.lead}
        onward={<Go to="/blog">View All Articles</Go>}
      />
      <div className={others.length > 0 ? styles.posts : undefined}>
        <PostCard post={first} leads />
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
