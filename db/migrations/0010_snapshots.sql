CREATE TABLE "snapshot_file" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"parts" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "snapshot_file_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "snapshot_part" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "snapshot_part_name_version_part_pk" PRIMARY KEY("name","version","part")
);
