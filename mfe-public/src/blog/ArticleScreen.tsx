/** One article at its address. */
import { Loading, MissingItem, Page, QuickExit, useRetry } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { isAboutFamily } from '../familyLaw.ts'
import { opening } from '../opening.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { articleDocument } from './documents.ts'
import { structuredArticle } from './structured.ts'

// The list beside the article may be empty, and names no type then.
const context = { additionalTypenames: ['BlogPost'] }

export default function ArticleScreen() {
  const { slug = '' } = useParams()
  const asked = useQuery({ query: articleDocument, variables: { slug }, context })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)

  if (fetching && !data && !retry.failed) return <Loading />
  if (!data?.post)
    return (
      <MissingItem
        title="Article Not Found"
        text="The article you're looking for doesn't exist or has been removed"
        back={{ to: '/blog', text: 'Back to Blog' }}
        retry={retry}
      />
    )
  const { title, excerpt, content, tags } = data.post

  return (
    <Page
      title={title}
      description={opening(excerpt ?? content)}
      image="article"
      structured={[structuredArticle(data.post)]}
    >
      {isAboutFamily(title, ...(tags ?? [])) && <QuickExit />}
      <ArticlePage article={data.post} posts={data.posts} />
    </Page>
  )
}
