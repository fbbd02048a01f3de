/** The views of the queue as tabs over the list, and what can be done with the one that is open. */
import { Tabs } from 'antd'
import { Ellipsis } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import styles from './queue.module.css'
import type { useQueueViews } from './use-queue-views.ts'
import { ViewActions } from './ViewActions.tsx'

const tabsId = 'queue-views'

/** What makes an element the panel of a tab. */
export const getPanelProps = (key: string) => ({
  role: 'tabpanel',
  id: `${tabsId}-panel-${key}`,
  'aria-labelledby': `${tabsId}-tab-${key}`,
})

export function QueueViews({ views, activeKey, ...actions }: ReturnType<typeof useQueueViews>) {
  const navigate = useNavigate()
  return (
    <div ref={nameTabList} className={styles.views}>
      <Tabs
        size="small"
        className={styles.tabs!}
        activeKey={activeKey}
        items={views.map(({ key, label }) => ({ key, label }))}
        // Pressed again, a view that was narrowed is whole again.
        onTabClick={(pressedKey) => {
          const query = views.find(({ key }) => key === pressedKey)?.query
          navigate(query ? `/admin/legal-aid?${query}` : '/admin/legal-aid')
        }}
        // The panel is the list below, which stays; antd's own, one for each tab, are empty.
        styles={{ content: { display: 'none' } }}
        renderTabBar={(props, TabBar) => <TabBar {...props} id={tabsId} />}
        more={{
          icon: (
            <>
              <Ellipsis size={16} aria-hidden />
              <span className="sr">More views</span>
            </>
          ),
        }}
      />
      <ViewActions {...actions} />
    </div>
  )
}

/** antd's list of tabs has no name, and holds the button for the tabs that do not fit as well. */
function nameTabList(container: HTMLElement | null) {
  const bar = container?.querySelector('.ant-tabs-nav')
  const list = bar?.querySelector('.ant-tabs-nav-list')
  bar?.removeAttribute('role')
  bar?.removeAttribute('aria-orientation')
  list?.setAttribute('role', 'tablist')
  list?.setAttribute('aria-label', 'Views')
}
