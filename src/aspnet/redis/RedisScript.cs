namespace EvPortalWidgets;

/// <summary>The one script. It answers a question as MemoryStore does, by the clock of Redis.</summary>
internal static class RedisScript
{
    // A window is a sorted set: the ids of what is counted, with their ends in milliseconds. A record is a hash. All is read before
    // anything is written, because Redis refuses a write for lack of memory only as the first one of a script.
    public const string Text =
        """
        local question = cjson.decode(ARGV[1])
        local time = redis.call('TIME')
        local now = time[1] * 1000 + math.floor(time[2] / 1000)
        local function ms(value) return string.format('%.0f', value) end
        local function count(key) return redis.call('ZCOUNT', KEYS[key], '(' .. ms(now), '+inf') end

        local read = {}
        for at, key in ipairs(question.read) do read[at] = count(key) end

        -- What a step does to a record: the same as CodeAnswer.Of.
        local step, record, after = question.code, nil, nil
        local state, had, wait = 'Open', false, 0
        if step then
          -- A server of 4.0.0 writes no former code, and leaves the one that is there: that one ends by itself.
          local kept = redis.call('HMGET', KEYS[step.key], 'id', 'sent', 'ending', 'wrong', 'former', 'formerEnding')
          if kept[1] and tonumber(kept[3]) > now then
            record = {id = kept[1], sent = tonumber(kept[2]), ending = tonumber(kept[3]), wrong = tonumber(kept[4])}
            if kept[5] and kept[5] ~= '' then record.former, record.formerEnding = kept[5], tonumber(kept[6]) end
          end
          had = record ~= nil and record.wrong < step.tries
          if step.action == 'Send' then
            if had then wait = math.max(0, record.sent + step.pause - now) end
            if wait > 0 then state = 'Paused'
            elseif had and record.ending - now > step.life - step.again then
              after = {id = record.id, sent = now, ending = record.ending, wrong = record.wrong, former = record.former, formerEnding = record.formerEnding}
            else
              after = {id = step.id, sent = now, ending = now + step.life, wrong = 0}
              if had then after.wrong, after.former, after.formerEnding = record.wrong, record.id, record.ending end
            end
          elseif step.action == 'Try' then
            if not record then state = 'None'
            elseif not had then state = 'Spent'
            else
              after = {id = record.id, sent = record.sent, ending = record.ending, wrong = record.wrong + 1}
              if record.former and record.formerEnding > now then after.former, after.formerEnding = record.former, record.formerEnding end
            end
          elseif step.action == 'End' then
            if not record or record.id ~= step.id then state = 'None' end
          else
            if not record or record.id ~= step.id or record.sent ~= step.sent or record.wrong ~= step.wrong then state = 'None'
            else after = step.before end
          end
        end

        -- The first group that has room.
        local groups, taken = {}, nil
        if state == 'Open' then
          for at, group in ipairs(question.groups) do
            if not group.onlyIf or count(group.onlyIf) > 0 then
              local looked, full = {at - 1}, false
              for _, window in ipairs(group.windows) do
                local counted, busy = count(window.key), 0
                if counted >= window.limit then
                  busy = redis.call('ZREVRANGE', KEYS[window.key], window.limit - 1, window.limit - 1, 'WITHSCORES')[2] - now
                end
                if busy > 0 then full = true end
                looked[#looked + 1] = counted
                looked[#looked + 1] = busy
              end
              groups[#groups + 1] = looked
              if not full then taken = group break end
            end
          end
        end

        local counted = taken and taken.windows or #groups > 0 and question.refused or {}
        for _, window in ipairs(taken and {} or counted) do
          if count(window.key) >= window.limit then counted = {} break end
        end
        for _, window in ipairs(counted) do
          if window.length then
            local key = KEYS[window.key]
            local last = window.inTurn and redis.call('ZRANGE', key, -1, -1, 'WITHSCORES')[2]
            local ending = math.max(now, tonumber(last or now)) + window.length
            redis.call('ZADD', key, ms(ending), question.id)
            redis.call('ZREMRANGEBYSCORE', key, '-inf', ms(now))
            if window.life >= 0 then redis.call('PEXPIRE', key, ms(math.max(window.life, ending - now))) end
          end
        end
        if step and state == 'Open' and (taken or #question.groups == 0) then
          local key = KEYS[step.key]
          if after then
            redis.call('HSET', key, 'id', after.id, 'sent', ms(after.sent), 'ending', ms(after.ending), 'wrong', ms(after.wrong),
              'former', after.former or '', 'formerEnding', ms(after.formerEnding or 0))
            redis.call('PEXPIRE', key, ms(step.lasts))
          else redis.call('DEL', key) end
        end
        if state == 'Open' then
          for _, key in ipairs(question.back) do redis.call('ZREM', KEYS[key], question.backId) end
          for _, key in ipairs(question.forget) do redis.call('DEL', KEYS[key]) end
        end

        local function fields(of) return of and {of.id, of.sent, of.ending, of.wrong, of.former or '', of.formerEnding or 0} or {} end
        local hadCode = step and step.action == 'Send' and had
        return {state, hadCode and 1 or 0, wait, fields(after), fields(record), read, groups, taken and 1 or 0}
        """;
}
