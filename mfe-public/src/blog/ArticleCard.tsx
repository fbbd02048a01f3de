/** An article in the list of all articles. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { Badge, Tags } from '@access/kit'
import { Link } from 'react-router-dom'
import { ItemScene } from '../components/drawings/Scene.tsx'
import { Picture } from '../components/Picture.tsx'
import styles from './ArticleCard.module.css'
import { PublicationDate } from './PublicationDate.tsx'
import { toSceneItem } from './post-scenes.ts'
import type { ListedPostFragment } from './posts.generated.ts'

/** How many tags a card has room for. */
const visibleTagCount = 3

/** `before` are the articles before it in the same list, which have other scenes. */
export function ArticleCard({
  post,
  before,
}: {
  post: ListedPostFragment
  before: readonly ListedPostFragment[]
}) {
  const { slug, title, excerpt, featuredImage, pictures, category, publishDate, tags } = post
  return (
    <article className={`card ${styles.article}`}>
      <div className={styles.plate}>
        <Picture
          src={findPictureUrl(featuredImage, pictures)}
          alt=""
          fallback={<ItemScene item={toSceneItem(post)} before={before.map(toSceneItem)} />}
          sizes="(min-width: 48rem) 24rem, 100vw"
        />
      </div>
      <div className={styles.text}>
        <p className="meta">
          <Badge>{category}</Badge>
          {publishDate && <PublicationDate date={publishDate} />}
        </p>
        <h2>
          <Link className="card-link" to={`/blog/${slug}`}>
            {title}
          </Link>
        </h2>
        {excerpt && <p className={`clamp-narrow ${styles.excerpt}`}>{excerpt}</p>}
        <div className={styles.tags}>
          <Tags tags={(tags ?? []).slice(0, visibleTagCount)} label="Tags" />
        </div>
      </div>
    </article>
  )
}
