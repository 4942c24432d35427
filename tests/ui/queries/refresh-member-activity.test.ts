import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { MEMBER_ACTIVITY, refreshMemberActivity } from '#ui/queries/refresh-member-activity.ts';
import { deferred, type Deferred } from '#tests/builders/deferred.ts';
import { settled } from '#tests/builders/settled.ts';

function setUp(queryKey: readonly string[]) {
  const queries = new QueryClient();
  const requests: Deferred<string>[] = [];
  const queryFn = () => {
    const request = deferred<string>();
    requests.push(request);
    return request.promise;
  };
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity });
  const stop = observer.subscribe(() => undefined);
  return { queries, requests, answer: () => observer.getCurrentResult().data, stop };
}

it('loads what shows of the activity again, and not what a first request under way still answers', async () => {
  const { queries, requests, answer, stop } = setUp([...MEMBER_ACTIVITY, 'progress']);
  await refreshMemberActivity(queries);
  await settled();
  expect(requests).toHaveLength(2);
  requests[0]?.resolve('before');
  await settled();
  expect(answer()).toBeUndefined();
  requests[1]?.resolve('after');
  await settled();
  expect(answer()).toBe('after');
  stop();
});

it('does not load anything else again', async () => {
  const { queries, requests, stop } = setUp(['media']);
  await refreshMemberActivity(queries);
  expect(requests).toHaveLength(1);
  stop();
});
