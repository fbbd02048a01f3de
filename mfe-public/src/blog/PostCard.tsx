/** An article in a list; the one that leads has a picture above it. */
import { Badge, longMoment } from '@access/kit'
import { Link } from 'react-router-dom'
import { Picture } from '../Picture.tsx'
import type { PostSummary } from './documents.ts'
import styles from './PostCard.module.css'
import { PostPlate } from './PostPlate.tsx'

export function PostCard({ post, leads = false }: { post: PostSummary; leads?: boolean }) {
  const { slug, title, excerpt, featuredImage, category, publishDate } = post
  return (
    <article className={leads ? `${styles.post} ${styles.leads}` : styles.post}>
      {leads && (
        <div className={styles.plate}>
          <Picture
            src={featuredImage}
            alt=""
            instead={<PostPlate category={category} slug={slug} />}
            sizes="(min-width: 48rem) 24rem, 100vw"
          />
        </div>
      )}
      <p className="meta">
        <Badge>{category}</Badge>
        {publishDate && <time dateTime={publishDate}>{longMoment(publishDate)}</time>}
      </p>
      <h3>
        <Link className="card-link" to={`/blog/${slug}`}>
          {title}
        </Link>
      </h3>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
    </article>
  )
}
