/** What the screen for blog posts asks: the columns for the list, every field for one item. */
import { gql } from 'urql'
import type { BulkUpdateMutation, ManagementQueries } from '../management/definition/definition.ts'

/** What the table shows. */
export type BlogPostRow = {
  id: string
  title: string
  category: string
  status: string
  publishDate: string | null
}

/** What the form holds and sends. */
export type BlogPostDraft = {
  title: string
  slug: string
  excerpt?: string | null
  content: string
  featuredImage?: string | null
  featuredImageAlt?: string | null
  featuredImageDecorative?: boolean
  category: string
  tags: string[] | null
  status: string
  publishDate: string | null
}

export const blogPostQueries: ManagementQueries<BlogPostRow, BlogPostDraft> = {
  typename: 'BlogPost',
  page: gql`
    query PageOfBlogPosts($page: PageInput!) {
      page: pageOfBlogPosts(page: $page) {
        items { id title category status publishDate }
        total
        counts { column value count }
      }
    }
  `,
  one: gql`
    query AnyBlogPost($id: ID!) {
      item: anyBlogPost(id: $id) {
        id version
        title slug excerpt content featuredImage featuredImageAlt featuredImageDecorative category tags status publishDate
      }
    }
  `,
  create: gql`
    mutation CreateBlogPost($input: BlogPostInput!) {
      item: createBlogPost(input: $input) { id title category status publishDate }
    }
  `,
  update: gql`
    mutation UpdateBlogPost($id: ID!, $input: BlogPostInput!, $version: Int) {
      item: updateBlogPost(id: $id, input: $input, version: $version) { id title category status publishDate }
    }
  `,
  remove: gql`
    mutation DeleteBlogPost($id: ID!) {
      item: deleteBlogPost(id: $id) { id }
    }
  `,
  removeMany: gql`
    mutation DeleteBlogPosts($ids: [ID!]!) {
      items: deleteBlogPosts(ids: $ids) { id }
    }
  `,
}

/** Publishes many, or takes them back. */
export const updateBlogPostsMutation: BulkUpdateMutation = gql`
  mutation SetBlogPosts($ids: [ID!]!, $input: BlogPostFlags!) {
    items: setBlogPosts(ids: $ids, input: $input) { id title category status publishDate }
  }
`
