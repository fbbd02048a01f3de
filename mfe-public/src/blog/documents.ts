/** What the screens about articles ask for. */
import { gql } from 'urql'
import type { Pictured } from '../alternativeText.ts'

export type PostSummary = {
  id: string
  title: string
  slug: string
  excerpt: string | null
  featuredImage: string | null
  category: string
  publishDate: string | null
}

/** An article as the list of all articles tells it. */
export type ListedPost = PostSummary & { tags: string[] | null }

/** What one needs to know of an article to lead on to it. */
export type PostToRead = Pick<ListedPost, 'id' | 'title' | 'slug' | 'category' | 'tags'>

export type Article = ListedPost & Pictured & { content: string }

/** An article that is stored, and since when it says what it says. */
export type StoredArticle = Article & { updatedAt: string }

export const postsDocument = gql<{ posts: ListedPost[] }>`
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

export const articleDocument = gql<{ post: StoredArticle | null; posts: PostToRead[] }, { slug: string }>`
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
