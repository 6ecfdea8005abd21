import type { RouteObject } from 'react-router-dom'
import { LandingPage } from '../features/landing/LandingPage.tsx'
import { registerPrefetches } from '../lib/loading/screenPrefetch.ts'
import { HomeBarn } from './HomeBarn.tsx'
import { Layout } from './Layout.tsx'
import { lazyRoute } from './lazyScreen.tsx'
import { prefetches } from './prefetches.ts'

registerPrefetches(prefetches)

/** Every screen, under the one layout. All but the first one load when they are gone to. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { index: true, element: <LandingPage /> },
      {
        path: 'login',
        ...lazyRoute(async () => (await import('../features/auth/LoginPage.tsx')).LoginPage),
      },
      {
        path: 'login/pictures',
        ...lazyRoute(async () => (await import('../features/auth/PictureSignInPage.tsx')).PictureSignInPage),
      },
      {
        path: 'login/password',
        ...lazyRoute(async () => (await import('../features/auth/NewPasswordPage.tsx')).NewPasswordPage),
      },
      {
        path: 'register',
        ...lazyRoute(async () => (await import('../features/auth/RegisterPage.tsx')).RegisterPage),
      },
      {
        path: 'home',
        ...lazyRoute(async () => {
          const { HomePage } = await import('../features/home/HomePage.tsx')
          return () => <HomePage barn={<HomeBarn />} />
        }),
      },
      {
        path: 'today',
        ...lazyRoute(async () => (await import('../features/today/TodayPage.tsx')).TodayPage),
      },
      {
        path: 'books',
        ...lazyRoute(async () => (await import('../features/library/BooksPage.tsx')).BooksPage),
      },
      {
        path: 'games',
        ...lazyRoute(async () => (await import('../features/games/GamesPage.tsx')).GamesPage),
      },
      {
        path: 'unsent',
        ...lazyRoute(async () => (await import('../features/outbox/workFile/UnsentPage.tsx')).UnsentPage),
      },
      {
        ...lazyRoute(async () => (await import('./QueryLayout.tsx')).QueryLayout),
        children: [
          {
            path: 'account',
            ...lazyRoute(async () => (await import('../features/account/AccountPage.tsx')).AccountPage),
          },
          {
            path: 'privacy',
            ...lazyRoute(async () => (await import('../features/privacy/PrivacyPage.tsx')).PrivacyPage),
          },
          {
            path: 'profile',
            ...lazyRoute(async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage),
          },
          {
            path: 'maker/*',
            ...lazyRoute(async () => (await import('./MakerGate.tsx')).MakerGate),
          },
          {
            path: 'dashboard/*',
            ...lazyRoute(async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage),
          },
        ],
      },
      {
        path: 'book/:bookId',
        ...lazyRoute(async () => (await import('../features/reader/ReaderPage.tsx')).ReaderPage),
      },
      {
        path: 'book/:bookId/post-activities',
        ...lazyRoute(async () => (await import('../features/activities/PostActivitiesPage.tsx')).PostActivitiesPage),
      },
      // The gallery of all kinds, for developers: not in the built app.
      ...(import.meta.env.DEV
        ? [
            {
              path: 'debug',
              ...lazyRoute(async () => (await import('../features/debug/DebugPage.tsx')).DebugPage),
            },
          ]
        : []),
      { path: '*', ...lazyRoute(async () => (await import('./NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
]
