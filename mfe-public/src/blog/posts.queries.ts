/** What the screens about articles ask for. */
import { gql } from 'urql'
import type { WithFeaturedImage } from '../components/image-alt-text.ts'

export type PostSummary = {
  id: string
  title: string
  slug: string
  excerpt: string | null
  featuredImage: string | null
  category: string
  publishDate: string | null
}

/** An article in the list of all articles. */
export type ListedPost = PostSummary & { tags: string[] | null }

/** What one needs to know of an article to lead on to it. */
export type RelatedPost = Pick<ListedPost, 'id' | 'title' | 'slug' | 'category' | 'tags'>

export type Article = ListedPost & WithFeaturedImage & { content: string }

/** A stored article, with the date of its last change. */
export type StoredArticle = Article & { updatedAt: string }

export const postsQuery = gql<{ posts: ListedPost[] }>`
  query Posts {
    posts {
      id
      title
      slug
      excerpt
      featuredImage
      category
      tags
      publishDate
    }
  }
`

export const articleQuery = gql<{ post: StoredArticle | null; posts: RelatedPost[] }, { slug: string }>`
  query Article($slug: String!) {
    post(slug: $slug) {
      id
      title
      slug
      excerpt
      content
      featuredImage
      featuredImageAlt
      featuredImageDecorative
      category
      tags
      publishDate
      updatedAt
    }
    posts {
      id
      title
      slug
      category
      tags
    }
  }
`
