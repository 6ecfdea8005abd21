import type { RouteObject } from 'react-router-dom'
import { loadFirstBook } from '../../firstPage/index.ts'
import { LandingPage } from '../features/landing/LandingPage.tsx'
import { registerPrefetches } from '../lib/loading/screenPrefetch.ts'
import { LoadingOverlay } from '../ui/screen/LoadingOverlay.tsx'
import { FailedScreen } from './FailedScreen.tsx'
import { HomeBarn } from './HomeBarn.tsx'
import { Layout } from './Layout.tsx'
import { prefetches } from './prefetches.ts'

registerPrefetches(prefetches)

/** Every screen, under the one layout. All but the first one load when they are gone to. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <FailedScreen />,
    hydrateFallbackElement: <LoadingOverlay />,
    children: [
      {
        // A screen that throws is replaced by a way on; menu and messages stay.
        errorElement: <FailedScreen />,
        children: [
          { index: true, element: <LandingPage /> },
          {
            path: 'login',
            lazy: async () => ({ Component: (await import('../features/auth/LoginPage.tsx')).LoginPage }),
          },
          {
            path: 'login/pictures',
            lazy: async () => ({
              Component: (await import('../features/auth/PictureSignInPage.tsx')).PictureSignInPage,
            }),
          },
          {
            path: 'login/password',
            lazy: async () => ({ Component: (await import('../features/auth/NewPasswordPage.tsx')).NewPasswordPage }),
          },
          {
            path: 'register',
            lazy: async () => ({ Component: (await import('../features/auth/RegisterPage.tsx')).RegisterPage }),
          },
          {
            path: 'home',
            lazy: async () => {
              const { HomePage } = await import('../features/home/HomePage.tsx')
              return { element: <HomePage barn={<HomeBarn />} /> }
            },
          },
          {
            path: 'today',
            lazy: async () => ({ Component: (await import('../features/today/TodayPage.tsx')).TodayPage }),
          },
          {
            path: 'books',
            lazy: async () => ({ Component: (await import('../features/library/BooksPage.tsx')).BooksPage }),
          },
          {
            path: 'games',
            lazy: async () => ({ Component: (await import('../features/games/GamesPage.tsx')).GamesPage }),
          },
          {
            path: 'unsent',
            lazy: async () => ({ Component: (await import('../features/outbox/workFile/UnsentPage.tsx')).UnsentPage }),
          },
          {
            lazy: async () => ({ Component: (await import('./QueryLayout.tsx')).QueryLayout }),
            children: [
              {
                path: 'account',
                lazy: async () => ({ Component: (await import('../features/account/AccountPage.tsx')).AccountPage }),
              },
              {
                path: 'privacy',
                lazy: async () => ({ Component: (await import('../features/privacy/PrivacyPage.tsx')).PrivacyPage }),
              },
              {
                path: 'profile',
                lazy: async () => ({ Component: (await import('../features/profile/ProfilePage.tsx')).ProfilePage }),
              },
              {
                path: 'maker/*',
                lazy: async () => ({ Component: (await import('./MakerGate.tsx')).MakerGate }),
              },
              {
                path: 'dashboard/*',
                lazy: async () => ({
                  Component: (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage,
                }),
              },
            ],
          },
          {
            path: 'book/:bookId',
            loader: ({ params }) => loadFirstBook(Number(params['bookId'])),
            // Turning a page is no other book.
            shouldRevalidate: () => false,
            lazy: async () => ({ Component: (await import('../features/reader/ReaderPage.tsx')).ReaderPage }),
          },
          {
            path: 'book/:bookId/post-activities',
            lazy: async () => ({
              Component: (await import('../features/activities/PostActivitiesPage.tsx')).PostActivitiesPage,
            }),
          },
          // The gallery of all kinds, for developers: not in the built app.
          ...(import.meta.env.DEV
            ? [
                {
                  path: 'debug',
                  lazy: async () => ({ Component: (await import('../features/debug/DebugPage.tsx')).DebugPage }),
                },
              ]
            : []),
          { path: '*', lazy: async () => ({ Component: (await import('./NotFoundPage.tsx')).NotFoundPage }) },
        ],
      },
    ],
  },
]
