/** An article in a list; the one that leads has a picture above it. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { Badge } from '@access/kit'
import { Link } from 'react-router-dom'
import { ItemScene } from '../components/drawings/Scene.tsx'
import { Picture } from '../components/Picture.tsx'
import styles from './PostCard.module.css'
import { PublicationDate } from './PublicationDate.tsx'
import { toSceneItem } from './post-scenes.ts'
import type { PostSummaryFragment } from './posts.generated.ts'

export function PostCard({ post, isLead = false }: { post: PostSummaryFragment; isLead?: boolean }) {
  const { slug, title, excerpt, featuredImage, pictures, category, publishDate } = post
  return (
    <article className={isLead ? `${styles.post} ${styles.leads}` : styles.post}>
      {isLead && (
        <div className={styles.plate}>
          <Picture
            src={findPictureUrl(featuredImage, pictures)}
            alt=""
            fallback={<ItemScene item={toSceneItem(post)} />}
            sizes="(min-width: 48rem) 24rem, 100vw"
          />
        </div>
      )}
      <p className="meta">
        <Badge>{category}</Badge>
        {publishDate && <PublicationDate date={publishDate} />}
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
