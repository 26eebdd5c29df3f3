"""Functions inside PostgreSQL. One that changes gets a new name: servers of two releases may call it at once."""

KEPT = """
CREATE FUNCTION kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log only grows';
END $$
"""

# Only these two functions touch match_secret; they run with the rights of whoever owns them.
KEEP_1 = """
CREATE FUNCTION keep_1(of_match text, its_secret text, its_seed text, its_salts text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  INSERT INTO match_secret AS kept (match, secret, seed, salts)
  VALUES (of_match, its_secret, its_seed, its_salts)
  ON CONFLICT (match) DO UPDATE SET seed = excluded.seed, salts = excluded.salts WHERE kept.seed IS NULL
$$
"""

REVEAL_1 = """
CREATE FUNCTION reveal_1(of_match text) RETURNS TABLE (match text, secret text, seed text, salts text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT kept.match, kept.secret, kept.seed, kept.salts FROM match_secret AS kept WHERE kept.match = of_match
$$
"""

# One change of a match, all or nothing, in a call. It answers {"end": n}, or {"repeated": event}, or {"behind": true}.
APPEND_1 = """
CREATE FUNCTION append_1(change jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  of_match text := change ->> 'match';
  since integer := (change ->> 'after')::integer;
  repeated jsonb;
BEGIN
  BEGIN
    IF since <> (SELECT coalesce(max(n), 0) FROM event WHERE match = of_match) THEN
      RAISE unique_violation;
    END IF;
    IF change ? 'seed' THEN
      UPDATE match SET status = 'playing', started = (change ->> 'started')::bigint
      WHERE id = of_match AND status = 'waiting';
      IF NOT FOUND OR EXISTS (SELECT FROM seat WHERE match = of_match AND kind = 'open') THEN
        RAISE unique_violation;
      END IF;
      PERFORM keep_1(of_match, '', change ->> 'seed', change ->> 'salts');
    ELSIF change ? 'status' THEN
      UPDATE match SET status = change ->> 'status', result = coalesce(change ->> 'result', result),
        ended = coalesce((change ->> 'ended')::bigint, ended)
      WHERE id = of_match;
    END IF;
    INSERT INTO event (match, n, kind, actor, command, decision, payload, time, state, hash)
    SELECT of_match, new.n, new.kind, new.actor, new.command, new.decision, new.payload, new.time, new.state, new.hash
    FROM jsonb_to_recordset(change -> 'events') AS new (
      n integer, kind text, actor smallint, command text, decision integer, payload text, time bigint, state text,
      hash text);
    IF change ? 'deadlines' THEN
      DELETE FROM deadline WHERE match = of_match;
      INSERT INTO deadline (match, seat, decision, due, claimed)
      SELECT of_match, new.seat, new.decision, new.due, 0
      FROM jsonb_to_recordset(change -> 'deadlines') AS new (seat smallint, decision integer, due bigint);
    END IF;
    RETURN jsonb_build_object('end', since + jsonb_array_length(change -> 'events'));
  EXCEPTION WHEN unique_violation THEN
    NULL;
  END;
  SELECT to_jsonb(event) INTO repeated
  FROM jsonb_to_recordset(change -> 'events') AS new (n integer, actor smallint, command text)
  JOIN event ON event.match = of_match AND event.actor = new.actor AND event.command = new.command
  ORDER BY new.n LIMIT 1;
  IF repeated IS NOT NULL THEN
    RETURN jsonb_build_object('repeated', repeated);
  END IF;
  RETURN '{"behind": true}';
END $$
"""

# Who may make roles gives the secrets to one of their own; who may not keeps them, and the log of the server says so.
OWN_ROLE = """
DO $$
DECLARE
  role text := 'secrets_of_' || current_database();
  owner text := current_user;
  schema text := current_schema();
  part text;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
    EXECUTE format('CREATE ROLE %I NOLOGIN', role);
  END IF;
  EXECUTE format('GRANT %I TO %I', role, owner);
  EXECUTE format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', schema, role);
  FOREACH part IN ARRAY ARRAY[
    'TABLE match_secret', 'FUNCTION keep_1(text, text, text, text)', 'FUNCTION reveal_1(text)']
  LOOP
    EXECUTE format('REVOKE ALL ON %s FROM public', part);
    EXECUTE format('ALTER %s OWNER TO %I', part, role);
    IF part LIKE 'FUNCTION%' THEN
      EXECUTE format('GRANT EXECUTE ON %s TO %I', part, owner);
    END IF;
  END LOOP;
  EXECUTE format('REVOKE CREATE ON SCHEMA %I FROM %I', schema, role);
  EXECUTE format('REVOKE %I FROM %I', role, owner);
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'secrets stay with %', owner;
END $$
"""

WITHOUT_ROLE = """
DO $$
DECLARE
  role text := 'secrets_of_' || current_database();
  owner text := current_user;
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
    EXECUTE format('GRANT %I TO %I', role, owner);
    EXECUTE format('REASSIGN OWNED BY %I TO %I', role, owner);
    EXECUTE format('DROP OWNED BY %I', role);
    EXECUTE format('DROP ROLE %I', role);
  END IF;
END $$
"""
