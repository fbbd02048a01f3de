/** For who is signed in: from the page of an item to its form in the portal. Visitors load nothing of it. */
import { useAuth } from '@access/kit'
import { lazy, Suspense } from 'react'
import type { EditedItem } from './EditLink.tsx'

// In one chunk with what editors alone see: each chunk costs every visitor its hash.
const EditLink = lazy(() => import(/* webpackChunkName: "shared-preview" */ './EditLink.tsx'))

export function EditThis(props: EditedItem) {
  const { user } = useAuth()
  return (
    user && (
      <Suspense>
        <EditLink {...props} role={user.role} />
      </Suspense>
    )
  )
}
